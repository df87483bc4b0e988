import type { Finding } from '../../finding.ts'
import { adviceOnColumn, adviceOnType } from '../../spelling/foreign-words.ts'
import { isSlip, nearestName } from '../../spelling/nearest-name.ts'

/** Makes a finding that disables the definition of its file. */
export const error = (file: string, path: string, sentence: string): Finding => ({
  file,
  path,
  sentence,
  level: 'error',
})

/** Makes a finding that is only advice. */
export const warning = (file: string, path: string, sentence: string): Finding => ({
  file,
  path,
  sentence,
  level: 'warning',
})

/** Makes advice about an unused name; it waits until all files can be read, since a broken one may use it. */
export const unused = (
  file: string,
  path: string,
  [noun, name]: readonly [noun: string, name: string],
  sentence: string,
): Finding => ({ ...warning(file, path, sentence), about: { kind: 'unused', noun, name } })

/** Returns an error that probably follows from another one in its file, or in the file `of`. */
export const derived = (file: string, path: string, sentence: string, of?: string): Finding => ({
  ...error(file, path, sentence),
  about: { kind: 'derived', ...(of === undefined ? {} : { of }) },
})

/** Makes an error about words that say another thing than what stands beside them. */
export const contrary = (file: string, path: string, sentence: string): Finding => ({
  ...error(file, path, sentence),
  about: { kind: 'meaning' },
})

/** Makes an error about a link, which probably follows from an error in the address of a page. */
export const astray = (file: string, path: string, sentence: string): Finding => ({
  ...error(file, path, sentence),
  about: { kind: 'astray' },
})

/** Returns an error that causes the others in its file, such as a duplicate name. */
export const repeated = (file: string, path: string, sentence: string): Finding => ({
  ...error(file, path, sentence),
  about: { kind: 'source' },
})

/** One of several errors that one change explains. */
export const caused = (cause: string, file: string, path: string, sentence: string): Finding => ({
  ...error(file, path, sentence),
  about: { kind: 'cause', name: cause },
})

/** Makes a finding about a name that does not exist. */
export const missing = (
  file: string,
  path: string,
  noun: string,
  name: string,
  sentence = `There is no ${noun} '${name}'.`,
): Finding => ({ ...error(file, path, sentence), about: { kind: 'missing', noun, name } })

/** As many names as a reader is helped by. */
const MOST_LISTED = 8

/** Lists the first names, with the number of the others. */
export const listNames = (names: readonly string[], most = MOST_LISTED): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? `, and ${names.length - most} more` : ''}`

/** Returns the advice 'Write one of …' for a list of valid names. */
export const adviseNames = (names: readonly string[]): string =>
  `Write ${names.length === 1 ? '' : 'one of '}${listNames(names)}.`

/** Folder or file that declares each kind of name. */
const homes: Readonly<Record<string, string>> = {
  call: 'definitions/calls',
  card: 'definitions/cards',
  details: 'definitions/details',
  document: 'definitions/documents',
  entity: 'schemas/entities',
  fault: 'faults.json',
  flag: 'flags.json',
  flow: 'definitions/flows',
  limit: 'limits.json',
  'list of options': 'definitions/options',
  machine: 'definitions/machines',
  page: 'definitions/pages',
  permission: 'definitions/permissions',
  role: 'roles.json',
  rule: "'rules' of this file and definitions/rules",
  table: 'definitions/tables',
  task: 'definitions/tasks',
}

/** End of a sentence that already gives advice. */
const ADVICE = /(?:\. (?:Write|Name)|, or write) [^.]*\.$/

/** Returns the advice for an unknown name that is similar to no valid one. */
function whatThereIs({ about, sentence }: Finding, names: readonly string[]): string {
  const home = about?.kind === 'missing' ? homes[about.noun] : undefined
  if (home !== undefined) return ` Name one of ${home}.`
  if (ADVICE.test(sentence)) return ''
  if (names.length === 0) return ' Take it out.'
  if (names.length === 1) return ` ${adviseNames(names)}`
  if (names.includes('')) return ' Write one that is known here.'
  if (names.slice(0, 2).every((name) => sentence.includes(` ${name}`))) return ' Write one of them.'
  return ` ${adviseNames(names)}`
}

/** Adds the nearest existing name to a finding, and a fix if it can only be a typing error. */
export function withNearest(
  finding: Finding,
  name: string,
  existing: Iterable<string>,
  whole: (name: string) => string = (one) => one,
): Finding {
  const names = [...existing]
  const nearest = nearestName(name, names)
  if (nearest === undefined)
    return { ...finding, sentence: `${finding.sentence}${whatThereIs(finding, names.map(whole))}` }
  const { path } = finding
  const fix = isSlip(name, nearest) ? { fix: { path, was: whole(name), value: whole(nearest) } } : {}
  return { ...finding, nearest: whole(nearest), ...fix }
}

/** Returns a finding if a name does not exist, with the nearest one. */
export function unknownName(
  file: string,
  path: string,
  noun: string,
  name: string | undefined,
  existing: Iterable<string> | undefined,
): Finding[] {
  if (name === undefined || existing === undefined) return []
  const names = Array.isArray(existing) ? (existing as readonly string[]) : [...existing]
  if (names.includes(name)) return []
  const advice = noun === 'field type' ? adviceOnType(name) : undefined
  if (advice !== undefined) return [error(file, path, `There is no ${noun} '${name}'. ${advice}`)]
  if (!name.includes('*')) return [withNearest(missing(file, path, noun, name), name, names)]
  const sentence = `There is no ${noun} '${name}'. Nothing stands for all: name each one.`
  return [missing(file, path, noun, name, sentence)]
}

/** Returns the finding without a fix, for a name that is not a plain value. */
export function withoutFix(finding: Finding): Finding {
  const { fix: _, ...rest } = finding
  return rest
}

/** Returns the finding for a name that is a key: the fix renames the key. */
export function asKey(finding: Finding): Finding {
  const { path, nearest } = finding
  return finding.fix === undefined || nearest === undefined
    ? withoutFix(finding)
    : { ...finding, fix: { path, key: nearest } }
}

/** Returns a finding for an unknown type, with our name for types of other engines. */
export function unknownType(
  file: string,
  path: string,
  noun: string,
  type: string | undefined,
  existing: readonly string[],
): Finding[] {
  const isMoment =
    existing.includes('date-time') &&
    /^(datetime|timestamp|moment)$/i.test(type?.replaceAll(/[-_ ]/g, '') ?? '')
  if (isMoment && type !== 'date-time')
    return [{ ...missing(file, path, noun, type ?? ''), nearest: 'date-time' }]
  const advice =
    type === undefined || existing.includes(type)
      ? undefined
      : existing.includes('status')
        ? adviceOnColumn(type)
        : adviceOnType(type)
  return advice === undefined
    ? unknownName(file, path, noun, type, existing)
    : [error(file, path, `There is no ${noun} '${type}'. ${advice}`)]
}
