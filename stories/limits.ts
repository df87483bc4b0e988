import file from '#definitions/limits.json'

/** Every limit by its name, as it is shipped. */
export const limits = Object.fromEntries(Object.entries(file.limits).map(([name, { is }]) => [name, is]))
