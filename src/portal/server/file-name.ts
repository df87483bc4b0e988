/** Returns the file name of a download: the full name if there is one, else the ASCII name (RFC 6266). */
export function fileNameOf({ headers }: Pick<Response, 'headers'>): string {
  const message = headers.get('content-disposition') ?? ''
  const whole = /filename\*=UTF-8''([^;]+)/.exec(message)?.[1]
  return whole ? decodeURIComponent(whole) : (/filename="([^"]+)"/.exec(message)?.[1] ?? 'document')
}
