/** Hands a file, or the address it is handed out at, to the browser, which keeps it where it keeps downloads. */
export function saveFile(name: string, content: Blob | string): void {
  const address = typeof content === 'string' ? content : URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
