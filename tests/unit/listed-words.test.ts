import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { linkOptions } from '#engine/field/link-options.ts'
import { cryptoCodes, currencyName } from '#values/currency.ts'
import existing from '#values/currencies.data.json' with { type: 'json' }
import { writtenByHandler } from '#tests/specification/calls/trail.ts'
import type { Call } from '#definition/generated/call.ts'
import type { Flow } from '#definition/generated/flow.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Options } from '#definition/generated/options.ts'
import { readSchemas, schemaFinder } from '#server/definitions/schemas.ts'

const root = fileURLToPath(new URL('../../definitions', import.meta.url))
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const optionsOf = (list: string) => (read(`options/${list}.options.json`) as Options).options
const machineOf = (id: string) => read(`machines/${id}.machine.json`) as Machine
const schemas = schemaFinder(readSchemas())

const SIMPLE = ['created', 'queued', 'started', 'completed']
const EXTENDED = ['quoted', 'partially completed', 'failed', 'failed retryable']

it.each([
  ['job-states', 'BAT-033, BAT-034', [...SIMPLE, ...EXTENDED]],
  ['exchange-environments', 'CON-026', ['test', 'uat', 'prod']],
  ['liquidity-environments', 'CON-027', ['test', 'prod']],
  ['schema-file-kinds', 'CON-017', ['json']],
  ['exchange-icon-kinds', 'CON-022', ['jpg', 'jpeg']],
  ['exchange-document-kinds', 'CON-023', ['pdf']],
  ['use-cases', 'IDN-014, IDN-015', ['B2B', 'B2C', 'B2B2B', 'B2B2C', 'C2B2B', 'C2B2C']],
  ['document-kinds', 'ONB-044', ['pdf', 'doc', 'docx', 'pptx', 'ppt', 'jpg', 'jpeg', 'png']],
])('the list %s offers these words and no other (%s)', (list, _rows, words) => {
  expect(optionsOf(list).map(({ value }) => value)).toEqual(words)
})

it.each([
  [
    'ach-service-types',
    'CON-003',
    'ach-service',
    'type',
    ['RTGS', 'DOMESTIC_ACH', 'FASTER_IMMEDIATE_PAYMENTS', 'CASH_COLLECTION'],
  ],
  [
    'times-to-credit',
    'CON-004',
    'ach-service',
    'time_to_credit',
    ['IMMEDIATE', 'SAME_DAY', 'WITHIN_TWO_HOURS', 'TWO_OR_THREE_DAYS'],
  ],
  ['ach-destinations', 'CON-005', 'ach-service', 'payment_destination', ['CARD', 'WALLET', 'BANK_ACCOUNT']],
  [
    'owner-id-types',
    'ONB-014',
    'beneficial-owner',
    'idType',
    ['passport', "driver's license", 'national ID', 'other', 'birth certificate'],
  ],
])('the list %s is offered as it is taken (%s)', (list, _rows, entity, property, words) => {
  const offered = optionsOf(list).map(({ value }) => value)
  expect(offered.toSorted()).toEqual(words.toSorted())
  expect(schemas(`entities/${entity}`)?.properties?.[property]?.enum?.toSorted()).toEqual(words.toSorted())
})

const fieldsOf = (flow: string) =>
  (read(`flows/${flow}.flow.json`) as Flow).steps.flatMap(({ fields = [] }) => fields)

it.each([
  ['save-rpo-schema', 'files', 'schema-file-kinds', 'schemaFileBytes', 'CON-017'],
  ['add-exchange', 'icon', 'exchange-icon-kinds', 'exchangeFileBytes', 'CON-022'],
  ['edit-exchange', 'icon', 'exchange-icon-kinds', 'exchangeFileBytes', 'CON-022'],
  ['add-exchange', 'document', 'exchange-document-kinds', 'exchangeFileBytes', 'CON-023'],
  ['edit-exchange', 'document', 'exchange-document-kinds', 'exchangeFileBytes', 'CON-023'],
  ['add-tax-document', 'files', 'document-kinds', 'fileBytes', 'ONB-043, ONB-044, ONB-045'],
])('in %s %s takes one file of the list %s, as large as %s (%s)', (flow, id, accepts, limit) => {
  expect(fieldsOf(flow).find((field) => field.id === id)).toMatchObject({ accepts, limit, most: 'oneFile' })
})

it.each([
  ['CREATING_BATCH_QUOTE', 'Fetching Quote', 'BAT-018'],
  ['BATCH_QUOTE_CREATED', 'Quoted', 'BAT-019'],
  ['BATCH_QUOTE_ACCEPTED', 'Accepting Quotes', 'BAT-022'],
  ['QUOTES_ACCEPTED', 'In Progress', 'BAT-023'],
])('a batch in %s is called %s, where it shows and where one filters (%s)', (state, label) => {
  expect(machineOf('batch').states[state]?.label).toBe(label)
  expect(optionsOf('batch-states').find(({ value }) => value === state)?.label).toBe(label)
})

it('a wallet says in words and in colour what was decided on it (WAL-023, WAL-024, WAL-025, WAL-026)', () => {
  const { states, displays = [] } = machineOf('wallet')
  const shown = { ...states, ...Object.fromEntries(displays.map((one) => [one.state, one])) }
  const lookOf = (state: string) => [shown[state]?.label, shown[state]?.tone]
  expect(['Yes', 'No', 'Blocked', 'DENIED', 'PENDING', 'WAITING'].map(lookOf)).toEqual([
    ['Approved', 'success'],
    ['Action Required', 'danger'],
    ['Denied', 'danger'],
    ['Denied', 'danger'],
    ['Pending', 'warning'],
    ['Pending Approval', 'warning'],
  ])
})

it('offers every currency in circulation but the excluded, which keep their names (VAL-014)', () => {
  const lists = ['currencies', 'rate-currencies', 'excluded-currencies'].map(
    (list) => read(`options/${list}.options.json`) as Options,
  )
  const excluded = optionsOf('excluded-currencies').map(({ value }) => value)
  expect(excluded.join(' ')).toBe('CUC XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX')
  for (const code of excluded) expect(currencyName(code), code).not.toBe(code)
  const circulating = existing.currencies.filter((one) => !('withdrawn' in one)).map(({ code }) => code)
  expect(circulating).toHaveLength(178)
  const offeredWith = (codes: readonly string[]) => {
    const [all, rates, without] = lists as [Options, Options, Options]
    const options = codes.map((value) => ({ value, label: value }))
    const linked = linkOptions({ all, rates, 'excluded-currencies': { ...without, options } })
    return ['currencies', 'rate-currencies'].map((id) => linked.get(id)?.map(({ value }) => value) ?? [])
  }
  const offered = [...circulating.filter((code) => !excluded.includes(code)), ...cryptoCodes('payment')]
  expect(offeredWith(excluded)[0]?.toSorted()).toEqual(offered.toSorted())
  for (const codes of offeredWith(['USD'])) expect(codes).not.toContain('USD')
})

it('has words in the activity log for whatever a program writes into the trail (TRU-615)', () => {
  const server = fileURLToPath(new URL('../../src/server', import.meta.url))
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/\.test\.|migrations\//.test(file))
  const wordsOf = (pattern: RegExp) => {
    const texts = files.map((file) => readFileSync(join(server, file), 'utf8'))
    return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, ...found]) => found)))
  }
  const actions = wordsOf(/action: (?:[^'?\n]+ \? '([a-z][\w.-]+)' : )?'([a-z][\w-]*(?:\.[\w-]+)+)'/g)
  const objects = wordsOf(/objectType: '([A-Za-z]+[a-z -]+)'/g)
  expect(actions.size).toBeGreaterThan(40)
  expect(objects.size).toBeGreaterThan(15)
  const listed = (list: string) => new Set<string | undefined>(optionsOf(list).map(({ value }) => value))
  expect([...actions].filter((word) => word && !listed('activity-actions').has(word))).toEqual([])
  expect([...objects].filter((word) => word && !listed('activity-objects').has(word))).toEqual([])
})

it('lets definitions say the trail of every call, but for those whose action depends on what was asked for (TRU-617)', () => {
  const files = globSync('calls/*.call.json', { cwd: root })
  const byHandler = files
    .map((file) => read(file) as Call)
    .filter(({ audit }) => audit?.handler !== undefined)
  expect(files.length).toBeGreaterThan(200)
  expect(byHandler.map(({ id }) => id).toSorted()).toEqual(writtenByHandler.map(({ call }) => call))
})
