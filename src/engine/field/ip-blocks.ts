import { normalBlock } from '#values/ip-block.ts'
import { checkIpv4 } from '#values/ipv4.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { normaliseCode } from '#values/normal-text.ts'
import { limitNamed } from './limit.ts'
import type { FieldKind } from './types.ts'

/** A comment after an entry, as in a list of a firewall, and quotes around one. */
const ASIDE = /(?:#|\/\/).*$|["']/gm

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return normaliseCode(value)
      .replace(ASIDE, '')
      .split(/[\s,;]+/)
  return Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : []
}

function read(raw: unknown): readonly string[] | undefined {
  const blocks = textsOf(raw).flatMap((text) =>
    text.trim() === '' ? [] : (normalBlock(text.trim()) ?? text.trim()),
  )
  return blocks.length === 0 ? undefined : blocks
}

/** Returns the error for a list with too many entries. */
export function tooManyBlocks(count: number, most: number): string {
  return sayAnswers('tooManyEntries', { count, most })
}

/** IPv4 addresses and blocks in canonical spelling, without duplicates (ALW-002, ALW-003, ERR-013). */
export const ipBlocks: FieldKind = {
  type: 'ip-blocks',
  read,
  check: (value, facts) => {
    const blocks = textsOf(value)
    const wrong = blocks.find((block) => normalBlock(block) === undefined)
    if (wrong !== undefined)
      return sayAnswers('refusedEntry', { entry: wrong, hint: checkIpv4(wrong) ?? '' }).trim()
    const twice = blocks.find((block, place) => blocks.indexOf(block) !== place)
    if (twice !== undefined) return sayAnswers('entryTwice', { entry: twice })
    const most = limitNamed(facts, facts.field.limit)
    if (most === undefined || blocks.length <= most) return undefined
    return tooManyBlocks(blocks.length, most)
  },
  print: (value) => textsOf(value).join(', '),
}
