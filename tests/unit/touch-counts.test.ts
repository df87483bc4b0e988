import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import { checkChanged, filesWith, placeOf, real, realFindings } from './broken-definitions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const textOf = (path: string) => real.find((file) => file.path === path)!.text
const likeThat = (path: string, changes: object) =>
  JSON.stringify({ ...JSON.parse(textOf(path)), ...changes })

/** A permission, a page that asks for it, a list of its own over a call that there is, and a question that is only stored. */
const added = [
  {
    path: 'permissions/orders.read.permission.json',
    text: likeThat('permissions/collections.transfers.read.permission.json', {
      id: 'orders.read',
      says: 'See what was ordered.',
      refusal: 'You may not see orders. Ask your Organization Administrator.',
    }),
  },
  {
    path: 'pages/orders-help.page.json',
    text: likeThat('pages/support.page.json', {
      id: 'orders-help',
      purpose: 'Whom to call about an order.',
      path: '/orders-help',
      permission: 'orders.read',
    }),
  },
  {
    path: 'tables/orders.table.json',
    text: likeThat('tables/collections.table.json', {
      id: 'orders',
      purpose: 'What was ordered, and how far it is.',
    }),
  },
  {
    path: 'pages/orders.page.json',
    text: likeThat('pages/collections.page.json', {
      id: 'orders',
      purpose: 'Orders, to be read.',
      path: '/orders',
      table: 'orders',
      navigation: undefined,
    }),
  },
]
const flow = 'flows/add-identity.flow.json'
const fields = `${placeOf(flow, 'steps', 'beneficiary')}/fields/-`
const question = { id: 'supplierSince', type: 'date', label: 'Supplier since', optional: true, extra: true }

it('takes a file for a page, two for a list, one for a permission with its case, and a line for a question that is only stored (TRU-467)', () => {
  const files = [...filesWith(flow, { [fields]: question }), ...added]
  expect(files).toHaveLength(real.length + added.length)
  const usual = new Set(realFindings.map(sayFinding))
  const found = checkChanged(files).findings.map(sayFinding)
  expect(found.filter((sentence) => !usual.has(sentence))).toEqual([
    expect.stringMatching(/orders\.read\.permission\.json: Every permission has cases/),
  ])
})

/** Lists the files whose path or text contains a name; generated files, tests and the seed are excluded. */
const filesNaming = (name: RegExp, ...patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.|\/(?:generated|seed)\//.test(file))
    .filter((file) => name.test(`${file}\n${readFileSync(root + file, 'utf8')}`))
    .toSorted()

it('takes data alone for a field of a wizard that is kept: its flow and its cases, and no program (TRU-616)', () => {
  const touched = filesNaming(/\bcostCentre\b/, '{definitions,schemas}/**/*.json', 'src/**/*.{ts,tsx}')
  expect(touched).toEqual([
    'definitions/flows/single-payment.cases.json',
    'definitions/flows/single-payment.flow.json',
  ])
})

it('takes eight files for a call with a table of its own (TRU-616)', () => {
  const named = /collections\.list|server\/collections\/|entities\/collection[-.]|create table collections\b/
  const touched = filesNaming(named, '{definitions/calls,schemas/entities}/*.json', 'src/**/*.{ts,tsx}')
  expect(touched).toEqual([
    'definitions/calls/collections.list.call.json',
    'schemas/entities/collection-list-query.schema.json',
    'schemas/entities/collection-list.schema.json',
    'schemas/entities/collection.schema.json',
    'src/server/collections/answer.ts',
    'src/server/collections/feature.ts',
    'src/server/collections/list.ts',
    'src/server/store/migrations/0068-collections.ts',
  ])
})

it('takes seven files for a field type, whatever it weighs (TRU-467)', () => {
  const files = globSync(
    [
      'src/{engine,widgets,runtime,portal}/**/*.{ts,tsx}',
      'stories/{fields,widgets}/*.{ts,tsx}',
      'schemas/*.json',
    ],
    { cwd: root },
  ).filter((file) => !file.includes('.test.'))
  const touched = files.filter((file) =>
    /['"/]bic['"./-]/.test(`${file}\n${readFileSync(root + file, 'utf8')}`),
  )
  expect(touched.toSorted()).toEqual([
    'schemas/field-types.json',
    'src/engine/field/bic.ts',
    'src/engine/field/kinds.ts',
    'src/widgets/bic/bic-widget.tsx',
    'src/widgets/index.ts',
    'stories/fields/bic.ts',
    'stories/widgets/bic.stories.tsx',
  ])
})
