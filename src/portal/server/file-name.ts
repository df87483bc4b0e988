/** What the server calls the file it sends: as it is called, else in plain letters (RFC 6266). */
export function fileNameOf({ headers }: Pick<Response, 'headers'>): string {
  const message = headers.get('content-disposition') ?? ''
  const whole = /filename\*=UTF-8''([^;]+)/.exec(message)?.[1]
  return whole ? decodeURIComponent(whole) : (/filename="([^"]+)"/.exec(message)?.[1] ?? 'document')
}
