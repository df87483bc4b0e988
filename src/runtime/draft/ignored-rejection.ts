/** Ignores a failed save of a draft, since the next pause tries again and the person can go on. */
export function ignoreRejection(keeping: Promise<unknown> | undefined): void {
  keeping?.catch(() => undefined)
}
