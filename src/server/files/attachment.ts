const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Returns the content-disposition header: a plain ASCII name, and the full name if it differs (RFC 6266). */
export const attachmentNamed = (name: string): string => {
  const plain = name.replace(/[^\w.-]+/g, '-')
  const message = `attachment; filename="${plain}"`
  return plain === name ? message : `${message}; filename*=UTF-8''${encoded(name)}`
}
