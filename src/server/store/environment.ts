import type { EnvironmentQuery } from '#definition/generated/wire-entities.ts'

/** An environment of an organisation; records of one are invisible in the others. */
export type Environment = NonNullable<EnvironmentQuery['env_name']>

/** All environments, from development to production. */
export const ENVIRONMENTS: readonly Environment[] = ['dev', 'test', 'stest', 'staging', 'uat', 'prod']
