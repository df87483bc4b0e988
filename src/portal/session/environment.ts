/** Environments an address may name (LIM-051). */
const inAddress = new Set(['prod', 'uat', 'staging'])
const byDefault = 'dev'
const real = 'prod'
const key = 'portolan.environment'

export interface EnvironmentChoice {
  /** The env_name of the address, if any. */
  readonly named: string | null
  /** Where this tab was before, else where the person worked last. */
  readonly chosen: string | null
  readonly assigned: readonly string[]
}

/**
 * The environment calls are sent for: the address first, then where one was, else dev, always among the assigned (OPEN-87).
 * Nobody lands where real money moves who has never chosen to, unless they work nowhere else (TRU-222).
 */
export function resolveEnvironment({ named, chosen, assigned }: EnvironmentChoice): string {
  if (named !== null && inAddress.has(named) && assigned.includes(named)) return named
  if (chosen !== null && assigned.includes(chosen)) return chosen
  if (assigned.includes(byDefault)) return byDefault
  return assigned.find((code) => code !== real) ?? assigned[0] ?? byDefault
}

export function chosenEnvironment(): string | null {
  return sessionStorage.getItem(key) ?? localStorage.getItem(key)
}

/** A reload stays where the tab is, whatever its address no longer names; a new tab begins there. */
export function saveEnvironment(code: string): void {
  sessionStorage.setItem(key, code)
  localStorage.setItem(key, code)
}

/** The choice is kept, and an address that names another environment no longer does. */
export function chooseEnvironment(code: string): void {
  saveEnvironment(code)
  const address = new URL(location.href)
  if (!address.searchParams.has('env_name')) return
  address.searchParams.delete('env_name')
  history.replaceState(history.state, '', address)
}
