/** A count badge. Hidden from screen readers: the label beside it says the same. */
export const Count = ({ of }: { readonly of: number }) => (of > 0 ? <span class="count" data-count={of} aria-hidden="true" /> : null);
