import type { Library } from '#definition/library.ts'

/**
 * Returns every flag of flags.json: the organisation's setting, else the default in flags.json (FLG-003,
 * FLG-004).
 */
export const activeFlags = (
  flags: Library['flags'],
  set: Readonly<Record<string, boolean>>,
): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, { on }]) => [
      name,
      Object.hasOwn(set, name) ? set[name] === true : on === true,
    ]),
  )
