// What a provider's frame does: it tells the page around it what happened, and nothing else.
const tell = (event) => parent.postMessage({ source: 'identity-verification', event }, '*')
const button = document.getElementById('finish')
const said = document.getElementById('said')

button.addEventListener('click', () => {
  button.disabled = true
  said.textContent = 'Thank you. You can leave this page; the portal tells you what came of it.'
  tell('completed')
})
tell('opened')
