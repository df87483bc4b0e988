/** A draft that cannot be kept must not stop the person; the next pause tries again. */
export function ignoreRejection(keeping: Promise<unknown> | undefined): void {
  keeping?.catch(() => undefined)
}
