function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}

function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}

/** For tests: jsdom has the dialog element, but neither `showModal` nor `close`. */
export function teachDialogs() {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
}
