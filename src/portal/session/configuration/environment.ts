import { mayNameInAddress } from '#values/environment.ts'

const byDefault = 'dev'
const real = 'prod'
const key = 'portolan.environment'

export interface EnvironmentChoice {
  /** The env_name of the address, if any. */
  readonly named: string | null
  /** Environment this tab used before. */
  readonly here: string | null
  /** Environment the person prefers to start in. */
  readonly preferred: string | null
  /** Environment last used in this browser. */
  readonly last: string | null
  readonly assigned: readonly string[]
}

/**
 * Returns the environment for calls: from the address, the tab, the preference, the last use, else dev,
 * always an assigned one (OPEN-87). Production is never the default, unless it is the only one (TRU-222).
 */
export function resolveEnvironment(choice: EnvironmentChoice): string {
  const { named, here, preferred, last, assigned } = choice
  if (named !== null && mayNameInAddress(named) && assigned.includes(named)) return named
  const chosen = [here, preferred, last].find((code) => code !== null && assigned.includes(code))
  if (chosen) return chosen
  if (assigned.includes(byDefault)) return byDefault
  return assigned.find((code) => code !== real) ?? assigned[0] ?? byDefault
}

export const environmentHere = (): string | null => sessionStorage.getItem(key)

export const lastEnvironment = (): string | null => localStorage.getItem(key)

/** Stores the environment of the tab, for reloads without it in the address; a new tab starts with it. */
export function saveEnvironment(code: string): void {
  sessionStorage.setItem(key, code)
  localStorage.setItem(key, code)
}

/** Stores the chosen environment and removes any other from the address. */
export function chooseEnvironment(code: string): void {
  saveEnvironment(code)
  const address = new URL(location.href)
  if (!address.searchParams.has('env_name')) return
  address.searchParams.delete('env_name')
  history.replaceState(history.state, '', address)
}
