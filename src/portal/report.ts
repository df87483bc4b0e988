/** Reports problems that a person cannot solve, to the console until a deployer replaces it (OPEN-121). */
export function report(what: string, detail?: unknown): void {
  console.warn(what, detail ?? '')
}
