const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the URL; if its path has a broken escape, every percent sign is taken literally, so that it gives a
 * 404.
 */
export const readableUrl = (url: string): string => {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}
