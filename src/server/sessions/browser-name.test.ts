import { expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

it('calls browsers what people call them', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
  expect(browserName(chrome)).toBe('Chrome on Windows')
  expect(browserName(`${chrome} Edg/131.0`)).toBe('Edge on Windows')
  expect(browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1')).toBe(
    'Safari on iOS',
  )
  expect(browserName('curl/8.5.0')).toBe('Another program')
  expect(browserName(null)).toBe('Another program')
})
