import { isCovered, normalBlock } from '#values/ip-block.ts'
import { checkIpv4 } from '#values/ipv4.ts'
import { tooManyBlocks } from '#engine/field/ip-blocks.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refused } from '../app/refused.ts'

/** Returns the address as the list spells it: an IPv4 address inside IPv6 becomes plain IPv4. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d)/i, '')

const at = (place: number, message: string) => ({ path: 'entries', keyword: `entry-${place + 1}`, message })

/** Returns the list in canonical spelling, or the first problem in it (ALW-002 to ALW-004, ERR-013). */
export const validateEntries = (typed: readonly string[], most: number) => {
  const wrong = typed.findIndex((text) => normalBlock(text) === undefined)
  if (wrong >= 0) {
    const says = sayRefusals('entry', {
      entry: typed[wrong]!,
      hint: checkIpv4(typed[wrong]!) ?? sayRefusals('emptyEntry'),
    })
    return refused('allowlist-format', { says, fields: [at(wrong, says)] })
  }
  const entries = typed.map((text) => normalBlock(text)!)
  const twice = entries.findIndex((entry, place) => entries.indexOf(entry) !== place)
  if (twice >= 0) {
    const says = sayRefusals('entryTwice', { entry: entries[twice]! })
    return refused('allowlist-twice', { says, fields: [at(twice, says)] })
  }
  if (entries.length <= most) return entries
  const fields = [{ path: 'entries', keyword: 'ip-blocks', message: tooManyBlocks(entries.length, most) }]
  return refused('allowlist-full', { values: { most: String(most) }, fields })
}

/** Returns true if the list would lock out the caller's own address; the caller must then confirm. */
export const shutsOut = (entries: readonly string[], ip: string): boolean =>
  entries.length > 0 && !isCovered(plainAddress(ip), entries)
