/** Orders for those who pack and answer customers: the list, and one order. */
import { Route, Routes, useParams } from 'react-router-dom';
import { OrderList } from './order-list.tsx';
import { OrderScreen } from './order-screen.tsx';

function OneOrder() {
  const { number = '' } = useParams();
  return <OrderScreen key={number} number={number} />;
}

const OrdersScreen = () => (
  <Routes>
    <Route index element={<OrderList />} />
    <Route path=":number" element={<OneOrder />} />
  </Routes>
);

export default OrdersScreen;
