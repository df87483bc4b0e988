/** Where problems go that a person can do nothing about; the console until a deployer names another place (OPEN-121). */
export function report(what: string, detail?: unknown): void {
  console.warn(what, detail ?? '')
}
