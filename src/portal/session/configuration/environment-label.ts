import type { Session } from '../session.ts'

/** Tells whether an environment moves real money; an unknown one counts as not. */
export function isProduction({ environments }: Pick<Session, 'environments'>, code: string): boolean {
  return environments.find((one) => one.code === code)?.production === true
}

/** The name people know an environment by. */
export function environmentLabel({ environments }: Pick<Session, 'environments'>, code: string): string {
  return environments.find((one) => one.code === code)?.label ?? code
}
