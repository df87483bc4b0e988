// Runs on the sign-in page, as it stands: a browser without passkeys, or without scripts, shows the password alone.
const form = document.getElementById('passkey')
const status = document.getElementById('passkey-status')
const { PublicKeyCredential: Passkey } = globalThis
const AGAIN_MS = 240_000
let waiting

const answer = async (mediation) => {
  waiting?.abort()
  waiting = new AbortController()
  const { signal } = waiting
  const response = await fetch(form.dataset.challenge, { method: 'POST', signal })
  if (!response.ok) throw new Error(response.statusText)
  const publicKey = Passkey.parseRequestOptionsFromJSON(await response.json())
  const used = (await navigator.credentials.get({ publicKey, signal, mediation })).toJSON()
  form.elements.passkey.value = JSON.stringify({ id: used.id, ...used.response })
  form.submit()
}

/** Offers passkeys where the address is typed, with a fresh challenge before the last one is over. */
const offer = async () => {
  const timer = setTimeout(offer, AGAIN_MS)
  form.addEventListener('submit', () => clearTimeout(timer), { once: true })
  await answer('conditional').catch(() => undefined)
}

if (form && Passkey && 'parseRequestOptionsFromJSON' in Passkey) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    status.textContent = ''
    answer('optional').catch(() => {
      status.textContent = form.dataset.cancelled
    })
  })
  if (await Passkey.isConditionalMediationAvailable?.()) await offer()
}
