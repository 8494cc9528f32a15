/** How many there are, beside a name that says so in words. */
export const Count = ({ of }: { readonly of: number }) => (of > 0 ? <span class="count" data-count={of} aria-hidden="true" /> : null);
