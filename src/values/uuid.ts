import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

/** Accepts a blank, or a UUID of any version and case, hyphenated 8-4-4-4-12 (VAL-001, VAL-006, OPEN-136). */
export function checkUuid(text: string): string | undefined {
  const isFine = isBlank(text) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
  return isFine ? undefined : sayValues('uuid')
}
