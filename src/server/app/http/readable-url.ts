const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** An address with a broken escape is one that nothing stands at, not a fault of its own: its percent signs mean themselves. */
export const readableUrl = (url: string): string => {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}
