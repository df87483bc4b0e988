import { describe, expect, it } from 'vitest'
import type { Control } from '#definition/generated/control.ts'
import { runCaseOf, factsOfAll } from '#engine/case/run.ts'
import { differencesOf } from '#tests/specification/compare/part.ts'
import { controlParts } from '#tests/specification/compare/controls.ts'
import type { Mutant } from '#tests/mutation/mutant.ts'
import { mutantsOf } from '#tests/mutation/mutants.ts'
import { real, realChecked } from './broken-definitions.ts'

const { library, linked } = realChecked
const globals = factsOfAll(library)
const changes = mutantsOf(real, []).filter(({ file }) => /^controls\/.*\.control\.json$/.test(file))
const isOfWeakening = ({ changes: of }: Mutant) => of.startsWith('rule-')

/** A changed control is reported where a case of it fails, or a table of the specification differs. */
function isReported({ text }: Mutant): boolean {
  const control = JSON.parse(text()) as Control
  const other = { ...library, controls: { ...library.controls, [control.id]: control } }
  const file = library.cases[`controls/${control.id}`]!
  const facts = { ...globals, ...file.facts }
  return (
    file.cases.some(
      (one) => runCaseOf(`controls/${control.id}`, one, facts, { library: other, linked })!.length > 0,
    ) || controlParts.some((part) => differencesOf(part, other).length > 0)
  )
}

describe('what nobody weakens alone', () => {
  it.each(Object.keys(library.controls))(
    'fails a case or a table once the condition of %s says something else (TRU-781)',
    (id) => {
      const own = changes.filter((one) => isOfWeakening(one) && one.file === `controls/${id}.control.json`)
      expect(own.length).toBeGreaterThan(0)
      expect(own.filter((one) => !isReported(one)).map((one) => one.id)).toEqual([])
    },
  )

  it('says in two places which calls wait, for whom and how long, and which rights nobody gains alone (TRU-780)', () => {
    const others = changes.filter(
      ({ changes: of, id }) => of.startsWith('control-') && !/· before ·/.test(id),
    )
    expect(others.length).toBeGreaterThan(100)
    expect(others.filter((one) => !isReported(one)).map(({ id }) => id)).toEqual([])
    const { 'people-rights': rights } = library.controls
    const less = JSON.parse(JSON.stringify(rights).replace('"wallets.write",', '')) as Control
    const [difference] = differencesOf(controlParts[1]!, {
      ...library,
      controls: { ...library.controls, 'people-rights': less },
    })
    expect(difference).toBe(
      'The right wallets.write, gained by a change of rights: tests/specification/access/gained-rights.ts says ‘two’, ' +
        'definitions/controls/people-rights.control.json says ‘alone’. ' +
        'Change both if the specification changed (TRU-056 TRU-158 TRU-159 TRU-780).',
    )
  })
})
