import { expect, it } from 'vitest'
import { checkChanged, findingsWith, real } from '#tests/unit/broken-definitions.ts'

const head = (schema: string, id: string) => ({
  '/$schema': `../../schemas/definitions/${schema}.schema.json`,
  '/id': id,
  '/purpose': 'To be found.',
})

it('tells what nobody uses', () => {
  const list = { ...head('options', 'idle-list'), '/options': [{ value: 'a', label: 'A' }] }
  expect(findingsWith('options/idle-list.options.json', list)).toContain(
    "options/idle-list.options.json: No definition uses the list 'idle-list'. Name it under 'options', or take the file out.",
  )
  const document = { ...head('document', 'idle-text'), '/title': 'T', '/paragraphs': ['P.'] }
  expect(findingsWith('documents/idle-text.document.json', document)).toContain(
    "documents/idle-text.document.json: No definition shows the document 'idle-text'. Name it under 'document', or take the file out.",
  )
  expect(findingsWith('pages/report.page.json', { '/details': undefined })).toContain(
    "details/report.details.json: Nothing shows the details 'report'. Name them on a page, or take the file out.",
  )
  expect(findingsWith('pages/report-create.page.json', { '/flow': undefined })).toContain(
    "flows/create-report.flow.json: No page opens the flow 'create-report'. Name it on a page, or take the file out.",
  )
})

it('refuses two pages at one address', () => {
  const file = 'pages/payment.page.json'
  expect(findingsWith(file, { '/path': '/payments' }).join('\n')).toContain(
    "Another page already stands at '/payments'. Write another address.",
  )
})

it('asks for cases of every flow, machine and permission (rule 13)', () => {
  const { findings } = checkChanged(real.filter((file) => !file.path.endsWith('.cases.json')))
  const without = findings.filter(({ sentence }) =>
    /^Every (flow|machine|permission) has cases/.test(sentence),
  )
  expect(new Set(without.map(({ file }) => file.split('/')[0]))).toEqual(
    new Set(['flows', 'machines', 'permissions']),
  )
  expect(without.every(({ level }) => level === 'error')).toBe(true)
})
