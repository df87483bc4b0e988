import { expect, it } from 'vitest'
import type { Finding } from '../finding.ts'
import { fixesOf, foldFindings, sayFolded } from './fold.ts'

const flow = 'flows/pay.flow.json'
const cases = 'flows/pay.cases.json'
const error = (file: string, path: string, sentence: string, about?: Finding['about']): Finding => ({
  file,
  path,
  sentence,
  level: 'error',
  ...(about && { about }),
})
const missing = (file: string, path: string, name: string, noun = 'field'): Finding =>
  error(file, path, `There is no ${noun} '${name}'.`, { kind: 'missing', noun, name })
const unused = (file: string, path: string, name: string, noun = 'field'): Finding => ({
  ...error(file, path, `Nothing uses '${name}'.`, { kind: 'unused', noun, name }),
  level: 'warning',
})
const written = (data: object, path = flow) => [{ path, text: JSON.stringify(data) }]
const lines = (findings: readonly Finding[], files: Parameters<typeof foldFindings>[1] = []) =>
  foldFindings(findings, files).map(sayFolded)

it('tells a name that stands nowhere once, and counts where else it is named', () => {
  const found = [
    missing(flow, '/submit/body/a', 'memo', 'fact'),
    missing(flow, '/starts/memo', 'memo'),
    missing(flow, '/summary/0', 'memo.text', 'fact'),
    missing(flow, '/submit/body/b', 'purpose', 'fact'),
  ]
  expect(lines(found)).toEqual([
    `${flow} /submit/body/a: There is no fact 'memo'. … and 2 that follow from it.`,
    `${flow} /submit/body/b: There is no fact 'purpose'.`,
  ])
})

it('finds what was renamed, and mends only its name', () => {
  const files = written({
    steps: [{ id: 'start', fields: [{ id: 'memos' }, { id: 'purpose' }] }],
    submit: { body: { a: 'memo', b: 'purpose', c: '{memo} to {purpose}' } },
  })
  const found = [
    {
      ...missing(flow, '/submit/body/a', 'memo', 'fact'),
      nearest: 'memos',
      fix: { path: '/submit/body/a', was: 'memo', value: 'memos' },
    },
    missing(flow, '/submit/body/c', 'memo', 'fact'),
    unused(flow, '/steps/0/fields/0', 'memos'),
  ]
  expect(lines(found, files)).toEqual([
    `${flow} /steps/0/fields/0/id: This is called 'memos', which nothing names, and 2 places name 'memo', which stands nowhere. Call it the same in all of them. Did you mean 'memo'? … and 3 that follow from it.`,
  ])
  expect(fixesOf(foldFindings(found, files)).map(({ fix }) => fix)).toEqual([
    { path: '/steps/0/fields/0/id', was: 'memos', value: 'memo' },
  ])
})

it('looks for what was renamed beside a file of any depth', () => {
  const deep = { path: 'rules/deep.rules.json', text: '['.repeat(50_000) + ']'.repeat(50_000) }
  const found = [missing(flow, '/a', 'isOpen', 'rule'), missing(flow, '/b', 'isOpen', 'rule')]
  const files = [...written({ rules: { isOpn: {} } }), deep]
  expect(lines(found, files)).toEqual([
    expect.stringMatching(/^flows\/pay\.flow\.json \/rules\/isOpn: This is called 'isOpn'/),
  ])
})

it('calls nothing renamed that something else names', () => {
  const files = written({
    steps: [{ id: 'start', fields: [{ id: 'memos' }] }],
    submit: { body: { a: 'memo', b: 'memo', c: 'memos' } },
  })
  const found = [
    missing(flow, '/submit/body/a', 'memo', 'fact'),
    missing(flow, '/submit/body/b', 'memo', 'fact'),
  ]
  expect(lines(found, files)).toEqual([
    `${flow} /submit/body/a: There is no fact 'memo'. … and 1 that follows from it.`,
  ])
})

it('takes the one call that nothing makes for the one that does not exist', () => {
  const found = [
    missing(flow, '/submit/call', 'payments.add', 'call'),
    unused('calls/payments.create.call.json', '', 'payments.create', 'call'),
  ]
  expect(lines(found)).toEqual([
    `${flow} /submit/call: There is no call 'payments.add'. Did you mean 'payments.create'? … and 1 that follows from it.`,
  ])
})

it('lets what was worked out, and what cases say, follow from an error of the definition', () => {
  const found = [
    error(flow, '/rules/isOpen/when', "'isOpen' can never be yes.", { kind: 'derived' }),
    error(flow, '/rules/isOpen/when/==/1', "'status' is never 'opne'."),
    error(cases, '/cases/0/steps/0', "There is no step 'a'."),
    error('flows/other.cases.json', '/cases/0/steps/0', "There is no step 'b'."),
  ]
  expect(lines(found)).toEqual([
    `${flow} /rules/isOpen/when/==/1: 'status' is never 'opne'. … and 2 that follow from it.`,
    "flows/other.cases.json /cases/0/steps/0: There is no step 'b'.",
  ])
})

it('lets what was worked out stand for itself where nothing else is wrong', () => {
  const found = [error(flow, '/rules/isOpen/when', "'isOpen' can never be yes.", { kind: 'derived' })]
  expect(lines(found)).toEqual([`${flow} /rules/isOpen/when: 'isOpen' can never be yes.`])
})

it('lets what does not resolve follow from a file that cannot be read', () => {
  const found = [
    error('options/countries.options.json', '', 'This is not valid JSON.', { kind: 'unread' }),
    error(flow, '/steps/0/fields/0/options', "There is no list of options 'countries'.", { kind: 'derived' }),
  ]
  expect(lines(found)).toEqual([
    'options/countries.options.json: This is not valid JSON. … and 1 that follows from it.',
  ])
})

it('tells several errors at one place once, but never two of a whole file', () => {
  const found = [
    error(flow, '/steps/0/fields/0/options', "It offers 'a', which the call refuses."),
    error(flow, '/steps/0/fields/0/options', "It offers 'b', which the call refuses."),
    error(flow, '', 'No page opens it.'),
    error(flow, '', 'It has no cases.'),
  ]
  expect(lines(found)).toEqual([
    `${flow} /steps/0/fields/0/options: It offers 'a', which the call refuses. … and 1 that follows from it.`,
    `${flow}: No page opens it.`,
    `${flow}: It has no cases.`,
  ])
})
