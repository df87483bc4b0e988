import type { Move } from '#definition/generated/machine.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { Facts } from '#engine/rule/types.ts'
import { refusedField, type Refused } from '../../app/refused.ts'
import { isListed, listOf, type Known } from '../../definitions/lists.ts'

type Said = Readonly<Record<string, string>>

/** What was said with a move, as the machine asks for it: relevant answers only, from its lists, none left out. */
export const whatWasSaid = (
  known: Known,
  { rules }: LinkedMachine,
  move: Move,
  facts: Facts,
): Said | Refused => {
  const said: Record<string, string> = {}
  for (const { id, label, options, optional, showWhen } of move.asks ?? []) {
    if (showWhen !== undefined && rules.get(showWhen)?.judge(facts) !== 'yes') continue
    const answer = facts[id]
    const text = typeof answer === 'string' ? answer.trim() : ''
    if (text === '' && optional) continue
    if (text === '') return refusedField('invalid-request', id, `Say it here: ${label ?? id}.`, 'required')
    if (typeof options === 'string' && !isListed(known, options, text))
      return refusedField('invalid-request', id, 'Choose one of the list.', 'enum')
    said[id] = text
  }
  return said
}

/** The same in words, as trails and panels show it. */
export const inWords = (known: Known, move: Move, said: Said): string | undefined => {
  const words = (move.asks ?? []).flatMap(({ id, options }) => {
    const text = said[id]
    if (text === undefined || typeof options !== 'string') return text ?? []
    return listOf(known, options).find(({ value }) => value === text)?.label ?? text
  })
  return words.length > 0 ? words.join(': ') : undefined
}
