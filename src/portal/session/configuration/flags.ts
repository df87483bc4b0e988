type Defaults = Readonly<Record<string, { readonly on?: boolean | undefined }>>
type Values = Readonly<Record<string, boolean>>

/** Source that sets a flag. */
export type FlagSource = 'local' | 'server' | 'default'

/**
 * Returns the flags by name (FLG-003, FLG-004, OPEN-84): the value of this device, else of the server, else
 * of flags.json, else off.
 */
export function resolveFlags(
  defaults: Defaults,
  served: Values,
  local: Values = {},
): Record<string, boolean> {
  const existing = Object.entries(defaults).map(([name, flag]) => [name, flag.on ?? false])
  return { ...(Object.fromEntries(existing) as Record<string, boolean>), ...served, ...local }
}

export function flagSource(name: string, served: Values, local: Values): FlagSource {
  if (Object.hasOwn(local, name)) return 'local'
  return Object.hasOwn(served, name) ? 'server' : 'default'
}
