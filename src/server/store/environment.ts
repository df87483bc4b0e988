import type { EnvironmentQuery } from '#definition/generated/wire-entities.ts'

/** Where an organisation works: what is done in one is not seen in another. */
export type Environment = NonNullable<EnvironmentQuery['env_name']>

/** All of them, from the first fixture to the real thing. */
export const ENVIRONMENTS: readonly Environment[] = ['dev', 'test', 'stest', 'staging', 'uat', 'prod']
