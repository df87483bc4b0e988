import type { Session } from '../session.ts'

/** Whether real money moves in an environment; one nobody describes counts as if it did not. */
export function isProduction({ environments }: Pick<Session, 'environments'>, code: string): boolean {
  return environments.find((one) => one.code === code)?.production === true
}

/** The name people know an environment by. */
export function environmentLabel({ environments }: Pick<Session, 'environments'>, code: string): string {
  return environments.find((one) => one.code === code)?.label ?? code
}
