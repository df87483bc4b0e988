const key = 'portolan.flags'

/** Returns the flags switched on this device; unknown names and other values are ignored (FLG-001). */
export function localFlags(isRecognized: (name: string) => boolean): Readonly<Record<string, boolean>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const pairs = Object.entries(Object(stored) as Record<string, unknown>)
    return Object.fromEntries(
      pairs.filter(
        (pair): pair is [string, boolean] => isRecognized(pair[0]) && typeof pair[1] === 'boolean',
      ),
    )
  } catch {
    return {}
  }
}

/** Switches one flag on this device, or leaves it to the server again. */
export function switchFlag(name: string, isOn: boolean | undefined): void {
  const { [name]: _, ...others } = localFlags(() => true)
  localStorage.setItem(key, JSON.stringify(isOn === undefined ? others : { ...others, [name]: isOn }))
}

/** The address may switch one: ?feature=batchUpload&active=true (FLG-002). */
export function switchFromAddress(search: string, isRecognized: (name: string) => boolean): void {
  const requested = new URLSearchParams(search)
  const name = requested.get('feature')
  const active = requested.get('active')
  if (name === null || !isRecognized(name) || (active !== 'true' && active !== 'false')) return
  switchFlag(name, active === 'true')
}
