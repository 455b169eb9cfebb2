export const newCart: string;
export const addToCart: string;
export const placeOrder: string;
export const billingAddress: {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly mobile: string;
};
