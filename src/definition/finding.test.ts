import { expect, it } from 'vitest'
import { sayFinding } from './finding.ts'

it('says a finding in one line: file, place, sentence, the name that was meant', () => {
  const finding = { file: 'a.json', path: '/b', sentence: 'C.', nearest: 'd', level: 'error' as const }
  expect(sayFinding(finding)).toBe("a.json /b: C. Did you mean 'd'?")
  expect(sayFinding({ file: 'a.json', path: '', sentence: 'C.', level: 'warning' })).toBe('a.json: C.')
})
