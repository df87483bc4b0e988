import { sql, type RawBuilder } from 'kysely'
import type { Control } from '#definition/generated/control.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Session } from '../app/session.ts'
import type { Environment } from '../store/environment.ts'

type Controls = Pick<ServerDefinitions, 'library'>

/** Returns the environment in which people must work to decide a change; empty if any will do. */
export const environmentOf = (
  control: Pick<Control, 'ofEnvironment'> | undefined,
  environment: Environment,
): { environment?: Environment } => (control?.ofEnvironment ? { environment } : {})

/**
 * Matches the changes that exist for a person: those of a record in one environment are there only for people
 * who may work in it (TRU-765).
 */
export const existsFor = (
  { library }: Controls,
  { environments }: Pick<Session, 'environments'>,
): RawBuilder<boolean> => {
  const scoped = Object.values(library.controls).flatMap(({ id, ofEnvironment }) =>
    ofEnvironment ? [id] : [],
  )
  return sql<boolean>`(control <> all(${scoped}::text[]) or control_changes.environment = any(${environments}::text[]))`
}
