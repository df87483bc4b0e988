type Defaults = Readonly<Record<string, { readonly on?: boolean | undefined }>>

/** Flags by name: the server's value where it has one, else off unless flags.json says on (FLG-003, FLG-004). */
export function resolveFlags(
  defaults: Defaults,
  served: Readonly<Record<string, boolean>>,
): Record<string, boolean> {
  const known = Object.entries(defaults).map(([name, flag]) => [name, flag.on ?? false])
  return { ...(Object.fromEntries(known) as Record<string, boolean>), ...served }
}
