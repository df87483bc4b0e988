import { expect, it } from 'vitest'
import { differencesOf, type Part } from '#tests/specification/compare/part.ts'
import { networkDifferences, networkStatements } from '#tests/specification/compare/network.ts'
import { parts } from '#tests/specification/compare/parts.ts'
import { openingRules, verdictDifferences } from '#tests/specification/compare/verdicts.ts'
import { features, verdicts } from '#tests/specification/rules.ts'
import { checkNetwork } from '#server/network/validity/network-check.ts'
import ledger from '#tests/requirements/requirements.json' with { type: 'json' }
import { real, realChecked } from './broken-definitions.ts'

const { library } = realChecked
const network = checkNetwork(
  real
    .filter(({ path }) => path.startsWith('network/'))
    .map((file) => ({ ...file, path: file.path.slice('network/'.length) })),
).contents
const named = (part: Part) => [part.table, part] as const

it.each(parts.map(named))(
  'the definitions say what tests/specification/%s says, no more and no less',
  (_table, part) => {
    expect(differencesOf(part, library)).toEqual([])
  },
)

it('each call that makes or widens a credential or a webhook is held, or stands beside a control with the reason why not (TRU-155, TRU-228)', () => {
  const controls = Object.values(library.controls)
  const covered = new Set(controls.flatMap(({ calls, open = {} }) => [...calls, ...Object.keys(open)]))
  const making = Object.values(library.calls).filter(
    ({ method, path }) => method !== 'GET' && /clients|credential|webhook/.test(path),
  )
  expect(making.length).toBeGreaterThan(12)
  expect(making.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([])
})

it('the simulated network is what tests/specification/network/ says, no more and no less', () => {
  expect(networkDifferences(network)).toEqual([])
})

it('says of each line where the specification has it, or why it is our own', () => {
  const rows = new Set(ledger.map(({ id }) => id))
  const isSource = (word: string) => rows.has(word) || /^OPEN-\d+$/.test(word)
  const isSourced = (source: string) =>
    source.startsWith('own: ')
      ? source.endsWith('.') && source.split(' ').length > 4
      : source
          .replaceAll(/Appendix [AB]/g, '')
          .split(' ')
          .filter(Boolean)
          .every(isSource) && source !== ''
  const unsourcedVerdicts = verdicts.filter(({ source }) => !isSourced(source))
  expect(unsourcedVerdicts.map(({ rule, source }) => `${rule} (${source})`)).toEqual([])
  for (const { table, says } of [...parts, { table: 'network/', says: networkStatements }]) {
    expect(says.size, table).toBeGreaterThan(1)
    const unsourced = [...says].filter(([, { source }]) => !isSourced(source))
    expect(unsourced.map(([name, { source }]) => `${table}: ${name} (${source})`)).toEqual([])
  }
})

it('judges every rule that opens a move, a call, a page or a permission as the specification does', () => {
  expect(verdictDifferences(library)).toEqual([])
  const messages = new Set([...verdicts.map(({ rule }) => rule), ...features.map(({ feature }) => feature)])
  expect([...openingRules(library)].filter((rule) => !messages.has(rule))).toEqual([])
})
