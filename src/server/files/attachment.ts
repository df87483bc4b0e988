const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** What a file is to be saved as: in plain letters for every reader, and where these are not all, as it is called (RFC 6266). */
export const attachmentNamed = (name: string): string => {
  const plain = name.replace(/[^\w.-]+/g, '-')
  const message = `attachment; filename="${plain}"`
  return plain === name ? message : `${message}; filename*=UTF-8''${encoded(name)}`
}
