const NAMED: ReadonlySet<string> = new Set(['prod', 'uat', 'staging'])

/** Tells whether the address of a page may name this environment as `env_name` (LIM-051). */
export const mayNameInAddress = (environment: string): boolean => NAMED.has(environment)
