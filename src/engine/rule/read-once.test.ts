import jsonLogic from 'json-logic-js'
import { expect, it } from 'vitest'
import { facts, typical } from '#tests/volume/typical-rules.ts'
import { linkRule } from './link.ts'

/** Makes a rule that reports each access to its definition; a list of plain values is a value itself. */
function watched(written: unknown, tell: () => void): unknown {
  if (typeof written !== 'object' || written === null) return written
  const parts = Object.values(written)
  if (Array.isArray(written) && parts.every((part) => typeof part !== 'object')) return written
  const copy = Array.isArray(written) ? [] : {}
  for (const [name, part] of Object.entries(written)) Object.assign(copy, { [name]: watched(part, tell) })
  return new Proxy(copy, {
    get: (of, name) => {
      tell()
      return Reflect.get(of, name)
    },
    ownKeys: (of) => {
      tell()
      return Reflect.ownKeys(of)
    },
  })
}

// An interpreter parses a rule at each evaluation, which takes most of its time. `npm run bench -- rules`
// measures the difference.
it('reads typical rules once, when they are linked, and judges them as json-logic-js does without another look', () => {
  for (const [id, when] of Object.entries(typical)) {
    let looks = 0
    const linked = linkRule(id, { says: id, when: watched(when, () => (looks += 1)) }, new Map())
    if (!linked.ok) throw new Error(linked.problem.sentence)
    expect(looks, id).toBeGreaterThan(0)
    looks = 0
    expect(linked.rule.evaluate(facts), id).toBe(
      jsonLogic.truthy(jsonLogic.apply(when as never, facts)) ? 'yes' : 'no',
    )
    expect(looks, id).toBe(0)
  }
})
