/** What the server calls the file it sends. */
export function nameOf({ headers }: Pick<Response, 'headers'>): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'document'
}

/** Hands a file to the browser, which asks the person where it goes. */
export function handFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
