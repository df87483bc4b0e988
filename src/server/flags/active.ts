import type { Library } from '#definition/library.ts'

/** Every flag of flags.json: what is set for the organisation, else on only where flags.json says so (FLG-003, FLG-004). */
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
