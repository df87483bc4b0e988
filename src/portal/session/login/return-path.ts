const key = 'portolan.return-to'

/** Where a person was when the sign-in broke off; kept for this tab until they are back. */
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
