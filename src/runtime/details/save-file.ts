import { createContext } from 'react'

/** False: no file leaves the portal, so that no button is shown for one. */
export const SavesFilesContext = createContext(true)

/** Passes a file, or its address, to the browser, which saves it as a download. */
export function saveFile(name: string, content: Blob | string): void {
  const address = typeof content === 'string' ? content : URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
