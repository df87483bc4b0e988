type Defaults = Readonly<Record<string, { readonly on?: boolean | undefined }>>
type Values = Readonly<Record<string, boolean>>

/** Source that sets a flag. */
export type FlagSource = 'local' | 'server' | 'default'

/** Flags by name: what was switched on this device, else the server's value, else off unless flags.json says on (FLG-003, FLG-004, OPEN-84). */
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
