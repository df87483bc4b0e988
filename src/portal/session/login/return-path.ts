const key = 'portolan.return-to'

/** Stores the page at which the sign-in was interrupted, for this tab until the person is back. */
export function rememberReturn(path: string): void {
  sessionStorage.setItem(key, path)
}

export function rememberedReturn(): string | undefined {
  const path = sessionStorage.getItem(key)
  return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined
}

export function forgetReturn(): void {
  sessionStorage.removeItem(key)
}
