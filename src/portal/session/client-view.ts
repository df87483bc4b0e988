const KEY = 'portolan.client-view'

/** The view of a client this tab is in; other tabs go on as the person themselves. */
export const viewedId = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined

export const enterView = (id: string): void => sessionStorage.setItem(KEY, id)

export const forgetView = (): void => sessionStorage.removeItem(KEY)

/** Returns the header that names the view of a client; calls about views themselves have none. */
export const viewHeader = (call: string): Readonly<Record<string, string>> => {
  const id = viewedId()
  return id === undefined || call.startsWith('clientViews.') ? {} : { 'x-client-view': id }
}
