import { isBlank } from '../blank.ts'
import { compare } from '../decimal.ts'
import { sayValues } from '../generated/say-values.ts'

const GREATEST = '4294967295'

/** Accepts a blank, or a whole number from 0 to 4294967295 (VAL-028, VAL-029). */
export function checkDestinationTag(text: string): string | undefined {
  if (isBlank(text)) return undefined
  const isTag = /^[0-9]{1,60}$/.test(text) && compare(text, GREATEST) <= 0
  return isTag ? undefined : sayValues('destinationTag', { most: GREATEST })
}

/** Formats a tag as it is shown and sent: no thousands separator, no leading zeros (VAL-030). */
export function printDestinationTag(tag: string): string {
  return tag.replace(/^0+(?=\d)/, '')
}
